/** How much must be typed before everything is searched: fewer letters find everything, which helps nobody, and no index knows them. */
export const shortestSearch = 3
