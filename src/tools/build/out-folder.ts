/** The folder that a build writes. The launcher builds elsewhere and renames on success, so that nothing half-built can be deployed. */
export const outFolder = process.env["OUT_DIR"] ?? "./dist";
