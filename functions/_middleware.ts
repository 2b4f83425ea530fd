import { createMiddlewareChain } from "../app/platform/http/middleware.server";
import * as build from "../build/server/index.js";

// A middleware and not a route `[[path]].ts`: the router of Pages matches no route with an address such as `/blog//`.
export const onRequest = createMiddlewareChain(build);
