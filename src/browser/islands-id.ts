/** The id of the element that carries what a build took off the islands' tags, by their uid. */
export const islandsId = "islands";
