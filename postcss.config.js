// Sheets are nested; the browsers of package.json are not all able to read that.
module.exports = { plugins: ["postcss-nesting"] };
