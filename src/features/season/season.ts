import { getData } from "#content/queries.ts";

/** The calendar of the animals that live in houses. */
export const getSeason = () => getData("season", "season");
