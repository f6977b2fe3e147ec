/** Stops `npm start` before its build if the site could not be served on the port afterwards. */
import "#load-env.ts";
import { createServer } from "node:net";
import { readPort, stopAtPort } from "./port.ts";

const port = readPort();
const server = createServer();
server.on("error", (error) => stopAtPort(port, error));
server.listen(port, "127.0.0.1", () => server.close());
