import { torontoNow } from "#toronto-time.ts";
import { onTick } from "#ui/on-tick.client.ts";
import { showNotices } from "./show-notices.client.ts";

onTick(() => {
  showNotices(torontoNow);
});
