/** Where the dev server tells the CMS what the content check says. */
export const problemsPath = "/admin/problems.json";
