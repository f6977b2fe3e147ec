import type { Server } from "node:http";

/** Starts a server on a free local port and returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return address.port;
}

/** Stops a server and closes its connections. */
export async function stopListening(server: Server) {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
