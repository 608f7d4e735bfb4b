/** Files that desktops, editors and version control leave behind by themselves. */
const patterns: readonly RegExp[] = [
  // .DS_Store, ._x, .x.swp, .~lock.x#, .git
  /^\./,
  // ~$x of Word and Excel, x~ of editors
  /^~\$|~$/,
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i,
  /\.(?:bak|crdownload|orig|part|rej|swp|tmp)$/i,
];

/** Whether a file of this name is nobody's content: the check and the build do not read it. */
export const isDesktopFile = (name: string): boolean => patterns.some((pattern) => pattern.test(name));
