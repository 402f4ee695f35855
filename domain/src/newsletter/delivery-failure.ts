/** What a mail server's refusal means, in Turkish, with its own words behind it. Without zod. */

/** The first that fits; what our own server says of us comes before what theirs says of the recipient. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /\bEAUTH\b|\b53[045]\b|authentication (failed|required|unsuccessful)|not authenticated|invalid login/i,
    'Posta sunucusu kullanıcı adını veya parolayı kabul etmedi',
  ],
  [/connection broke before the answer/i, 'Bağlantı yanıttan önce koptu'],
  [
    /ECONN|ETIMEDOUT|EHOST|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ESOCKET|EDNS|timeout|timed out|connection (closed|lost|refused)|greeting never/i,
    'Posta sunucusuna bağlanılamadı',
  ],
  [
    /throttl|(daily|sending|message) (message |sending )?(quota|limit)|sending rate/i,
    'Posta sunucusunun gönderim sınırına ulaşıldı',
  ],
  [/\b[45]\.2\.2\b|(mailbox|inbox) (is )?full|over ?quota|quota exceeded/i, 'Posta kutusu dolu'],
  [
    /\b5\.1\.[016]\b|user unknown|no such user|unknown user|recipient unknown|mailbox (unavailable|not found)|does not exist/i,
    'Böyle bir adres yok',
  ],
  [
    /\b[45]\.1\.2\b|\b5\.1\.10\b|\b[45]\.4\.4\b|(domain|host) (not found|unknown)|null mx/i,
    'Alan adı posta almıyor',
  ],
  [/\b[45]\.2\.1\b|(account|mailbox) (is )?(disabled|inactive|suspended)/i, 'Posta kutusu kapalı'],
  [/\b[45]\.(3\.4|2\.3)\b|too (large|big)|message size/i, 'E-posta, karşı sunucu için çok büyük'],
  [/gr[ea]y-?list|try again|rate limit|too many/i, 'Karşı sunucu daha sonra denenmesini istedi'],
  [
    /\b[45]\.7\.\d+\b|spam|blocked|blacklist|blocklist|policy|reputation|dmarc|\bspf\b|denied/i,
    'Karşı sunucu istenmeyen posta saydı',
  ],
  [/^[^\d]*4\d\d\b|\b4\.\d\.\d+\b/, 'Karşı sunucu şimdilik kabul etmedi'],
]

/** Empty where the server has said nothing. */
export function failureWords(detail: string): string {
  const said = detail.trim()
  if (said === '') return ''
  const meaning = meanings.find(([sign]) => sign.test(said))?.[1] ?? 'Karşı sunucu kabul etmedi'
  return `${meaning} (${said})`
}
