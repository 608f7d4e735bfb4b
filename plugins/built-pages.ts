/** Whether a file of the built site, named from its folder, is a page; `page-data/404.html` is a folder. */
export const isBuiltPage = (name: string): boolean => /^404\.html$|(?:^|[\\/])index\.html$/.test(name);
