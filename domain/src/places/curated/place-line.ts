/** One curated place in short form, so that a list of them is easy to read and correct. */

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
