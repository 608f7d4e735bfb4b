// Keeps what a build leaves for the next one. `.cache` and `public` belong together.
const folders = [".cache", "public"];

export const onPreBuild = async ({ utils }) => {
  await utils.cache.restore(folders);
};

export const onPostBuild = async ({ utils }) => {
  await utils.cache.save(folders);
};
