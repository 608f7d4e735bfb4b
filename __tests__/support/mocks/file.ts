/** Replaces the URL webpack gives a bundled file. */
export default "/static/file";
