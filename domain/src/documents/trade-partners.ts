/** With whom goods pass under which paper, by country code, as seen from Türkiye. Without zod. */
export const home = 'TR'

/** The European Union, with which there is a customs union. */
export const customsUnion: readonly string[] = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT'],
  ...['LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

/** Countries with a free trade agreement under which a EUR.1 is usual; which goods it covers must be asked. */
export const freeTrade: readonly string[] = [
  ...['CH', 'NO', 'IS', 'LI', 'BA', 'RS', 'MK', 'ME', 'AL', 'XK', 'GE', 'MD', 'FO'],
  ...['IL', 'PS', 'EG', 'MA', 'TN'],
]
