/** How much must be typed before everything is searched: a single letter finds everything, which helps nobody. */
export const shortestSearch = 2
