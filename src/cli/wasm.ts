import { copyCanvasKit } from './web/wasm';

// Before `npm start`, whose web page needs Skia's renderer beside it.
copyCanvasKit();
