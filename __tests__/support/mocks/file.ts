/** Stands in for the address webpack gives a bundled file. */
export default "/static/file";
