/** Files that desktops, editors and version control create. */
const patterns: readonly RegExp[] = [
  // .DS_Store, ._x, .x.swp, .~lock.x#, .git
  /^\./,
  // ~$x of Word and Excel, x~ of editors
  /^~\$|~$/,
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i,
  /\.(?:bak|crdownload|orig|part|rej|swp|tmp)$/i,
];

/** Whether the check and the build ignore the file. */
export const isDesktopFile = (name: string): boolean => patterns.some((pattern) => pattern.test(name));
