// Starts PyScript. Its one hook for workers would be sent to them as source text, and made from text again by `Function`,
// which the page's policy does not allow. Nothing here needs what the hook brings (`pyscript.fs` in workers).
import { hooks } from '../runtime/pyscript/core.js';

hooks.worker.onBeforeRunAsync.clear();
