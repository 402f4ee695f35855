/** One curated place as it is written down: short enough that a list of them can be read and mended. */

/**
 * UN/LOCODE, Turkish name, what is there by first letters (city, port, airport, terminal), latitude, longitude, rank from 1 to 10,
 * other names people type, IATA.
 */
export type PlaceLine = readonly [
  string,
  string,
  string,
  number,
  number,
  number,
  (readonly string[])?,
  string?,
]
