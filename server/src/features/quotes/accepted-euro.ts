/** What an accepted quote is worth in euro by the rates it was made with, as SQL; the same to the cent as `convert` of the domain says. */

/** Lira for one of a currency, as the quote has frozen it. */
const liras = (currency: string) => `(fx_rates ->> ${currency})::numeric`

/** Of a row of `quotes`. Divided to twenty decimals, so that the rounding to cents is the only one. */
export const acceptedEuro = `case currency when 'EUR' then accepted_amount
  else round((accepted_amount * case currency when 'TRY' then 1 else ${liras('currency')} end)::numeric(40, 20) / ${liras("'EUR'")}, 2) end`
