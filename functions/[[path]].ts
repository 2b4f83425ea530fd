import { createMiddlewareChain } from "../app/platform/middleware.server";
import * as build from "../build/server/index.js";

export const onRequest = createMiddlewareChain(build);
