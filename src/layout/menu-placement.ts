/**
 * What Chakra's menu asks of `@zag-js/popper`, for menus placed by CSS alone; put in its place by
 * `gatsby/webpack-config.ts`.
 */
export const getPlacement = () => () => undefined;

export const getPlacementSide = (placement: string) => placement.split("-", 1)[0];

export const getPlacementStyles = () => ({ floating: {}, arrow: {}, arrowTip: {} });
