/** Stops `npm start` before its build if the site could not be served on the port afterwards. */
import "#load-env.ts";
import { createServer } from "node:net";
import { stop } from "#command.ts";
import { readPort } from "./port.ts";

const port = readPort();
const server = createServer();
server.on("error", ({ message }) =>
  stop(`${message}. Write another port into .env, such as PORT=${port + 1}.`),
);
server.listen(port, "127.0.0.1", () => server.close());
