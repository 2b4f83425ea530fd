import { composeMiddlewares, createMiddlewareChain } from "../app/platform/http/middleware.server";
import * as build from "../build/server/index.js";

// A middleware instead of a route `[[path]].ts`: Pages' router matches no route for a URL like `/blog//`.
export const onRequest = composeMiddlewares(createMiddlewareChain(build));
