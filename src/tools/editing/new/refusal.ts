/** What stands in the way of an addition, in words for whoever asked for it. */
export class Refusal extends Error {
  override name = "Refusal";
}
