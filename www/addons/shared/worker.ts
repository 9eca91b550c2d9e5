/** Reviews and simulated games, on the computer players' thread. */
import type { AddonWorker } from "../../src/engine/advisor-service.js";
import { ReviewService } from "./review-service.js";

export const worker: AddonWorker = () => new ReviewService();
