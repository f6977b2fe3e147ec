/** Runs before the build of `npm start`: stops if the port is in use, before time is spent. */
import "#tools/load-env.ts";
import { createServer } from "node:http";
import { listen, thisMachine } from "./listen.ts";

const server = createServer();
await listen(server, thisMachine);
server.close();
