/** Classes of any sheet, by their own names. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (own, name) => Reflect.get(own, name) ?? String(name) },
);
