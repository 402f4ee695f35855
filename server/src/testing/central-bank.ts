/** A stand-in for the central bank's server: files by day, and a refusal for who does not name themselves. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Prices = { unit?: string; buying?: string; selling?: string }
type Printed = {
  day: string
  number: string
  currencies?: Record<string, Prices>
  date?: string
  head?: string
}

export const usualPrices: Record<string, Prices> = {
  USD: { buying: '48.6116', selling: '48.6992' },
  EUR: { buying: '55.7981', selling: '55.8986' },
  GBP: { buying: '65.0102', selling: '65.3491' },
  JPY: { unit: '100', buying: '30.7666', selling: '30.9704' },
}

/** A bulletin as it is printed; `day` is written `2026-09-18`. */
export function printBulletin({ day, number, currencies = usualPrices, date, head = '' }: Printed): string {
  const [year, month, dayOfMonth] = day.split('-')
  const rows = Object.entries(currencies).map(
    ([code, { unit = '1', buying = '', selling = '' }], order) => `
	<Currency CrossOrder="${order}" Kod="${code}" CurrencyCode="${code}">
			<Unit>${unit}</Unit>
			<Isim>İNGİLİZ &amp; ŞÖYLE</Isim>
			<CurrencyName>${code}</CurrencyName>
			<ForexBuying>${buying}</ForexBuying>
			<ForexSelling>${selling}</ForexSelling>
			<BanknoteBuying></BanknoteBuying>
			<BanknoteSelling/>
			<CrossRateUSD>1</CrossRateUSD>
			<CrossRateOther/>
	</Currency>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
${head}<Tarih_Date Tarih="${dayOfMonth}.${month}.${year}" Date="${date ?? `${month}/${dayOfMonth}/${year}`}"  Bulten_No="${number}" >${rows.join('')}
</Tarih_Date>
`
}

type File = string | Buffer | ((reply: ServerResponse) => void)

/** `files` is what it has, by day. */
export async function openCentralBank(files: Map<string, File>) {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const [, day, month, year] = /^\/kurlar\/\d{6}\/(\d{2})(\d{2})(\d{4})\.xml$/.exec(request.url ?? '') ?? []
    asked.push(`${year}-${month}-${day}`)
    if (!/kervan/i.test(request.headers['user-agent'] ?? '')) return void reply.writeHead(403).end('<html>')
    const file = files.get(`${year}-${month}-${day}`)
    if (file === undefined) return void reply.writeHead(404).end('<html><body>Not found<br></body></html>')
    if (typeof file === 'function') return file(reply)
    reply.writeHead(200, { 'content-type': 'text/xml' }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/kurlar`,
    /** The days that were asked for. */
    asked,
    files,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
