import { test } from "../../support/webkitgtk.ts";
import { defineJourneys } from "./journeys.ts";

defineJourneys(test);
