/** What the first game needs besides the page around it: the engine and the pictures. Loaded behind the page's own first picture. */
export { BoardView } from "./board/board-view.js";
export { SticksView } from "./board/sticks-view.js";
export { AdvisorClient } from "./engine/advisor-client.js";
export { EngineClient } from "./engine/engine-client.js";
