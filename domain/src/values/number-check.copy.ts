/** The texts for the check of a container or AWB number. Without zod. */
import type { AwbCheck, AwbFault } from '#values/awb-number.ts'
import type { ContainerCategory, ContainerCheck, ContainerFault } from '#values/container-number.ts'
import type { RecognizedNumber } from '#values/recognize-number.ts'

/** `open` is incomplete, `care` is valid but worth a second look. */
export type Verdict = { tone: 'good' | 'care' | 'bad' | 'open'; title: string; note: string }

export const categoryNames: Record<ContainerCategory, string> = {
  U: 'yük konteyneri',
  J: 'sökülebilir ekipman',
  Z: 'treyler ya da şasi',
}

export function numberVerdict(number: Exclude<RecognizedNumber, { kind: 'nothing' }>): Verdict {
  if (number.kind === 'container') return containerVerdict(number.check)
  if (number.kind === 'awb') return awbVerdict(number.check)
  if (number.kind === 'plate')
    return {
      tone: 'bad',
      title: 'Bu, bir araç plakasına benziyor',
      note: 'Plakada kontrol rakamı yoktur. Burada konteyner ve AWB numaraları kontrol edilir.',
    }
  return {
    tone: 'bad',
    title: `Numara “${number.character}” ile başlamaz`,
    note: 'Konteyner numarası harfle, AWB numarası rakamla başlar.',
  }
}

/** In one line, below a field or in an answer. */
export const verdictLine = ({ title, note }: Verdict): string => (note ? `${title}. ${note}` : `${title}.`)

export function containerVerdict(check: ContainerCheck): Verdict {
  if (check.verdict === 'malformed') return containerFault(check.fault)
  if (check.verdict === 'wrong_digit') return wrongDigit(check, 'Numarayı konteynerin üzerinden')
  if (check.tenBecameZero)
    return {
      tone: 'care',
      title: 'Kontrol rakamı doğru',
      note: 'Hesabın kalanı 10 olduğu için rakam 0 yazılır. Böyle seri numaralarından kaçınılması önerilir; numarayı bir kez daha okuyun.',
    }
  return {
    tone: 'good',
    title: 'Kontrol rakamı doğru',
    note: 'Numara kurala uyuyor. Bu, konteynerin var olduğunu göstermez.',
  }
}

export function awbVerdict(check: AwbCheck): Verdict {
  if (check.verdict === 'malformed') return awbFault(check.fault)
  if (check.verdict === 'valid')
    return {
      tone: 'good',
      title: 'Kontrol rakamı doğru',
      note: 'Numara kurala uyuyor. Bu, konşimentonun düzenlendiğini göstermez.',
    }
  const wrong = wrongDigit(check, 'Numarayı konşimentodan')
  return check.typedDigit < 7
    ? wrong
    : { ...wrong, note: `AWB numarası 7, 8 ya da 9 ile bitmez. ${wrong.note}` }
}

function wrongDigit(
  { typedDigit, rightDigit }: { typedDigit: number; rightDigit: number },
  readAgain: string,
): Verdict {
  return {
    tone: 'bad',
    title: `Kontrol rakamı ${typedDigit} değil, ${rightDigit} olmalı`,
    note: `Bu rakamı doğru okuduysanız başka bir hane yanlış yazılmıştır. ${readAgain} bir kez daha okuyun.`,
  }
}

function missingDigit(expected: number): Verdict {
  return { tone: 'open', title: `Kontrol rakamı ${expected} olmalı`, note: 'Son haneyi de yazın.' }
}

function wrongLength(fault: { missing: number } | { extra: number }, unit: string, note: string): Verdict {
  return 'missing' in fault
    ? { tone: 'open', title: `${fault.missing} ${unit} kaldı`, note }
    : { tone: 'bad', title: `${fault.extra} ${unit} fazla`, note }
}

function containerFault(fault: ContainerFault): Verdict {
  const letters = 'Üç harf sahibin kodudur, dördüncüsü türü söyler: CSQU gibi.'
  const bad = (title: string, note: string): Verdict => ({ tone: 'bad', title, note })
  switch (fault.why) {
    case 'empty':
      return { tone: 'open', title: 'Bir numara yazın', note: '' }
    case 'foreign_character':
      return bad(
        `Konteyner numarasında “${fault.character}” olmaz`,
        'Yalnız A–Z harfleri ve 0–9 rakamları kullanılır.',
      )
    case 'too_few_letters':
    case 'too_many_letters':
      return bad(`Başta 4 harf olmalı, ${fault.letters} harf var`, letters)
    case 'unknown_category':
      return bad(`Dördüncü harf U, J ya da Z olmalı, ${fault.letter} değil`, letters)
    case 'letter_among_digits':
      return bad(
        `${fault.position}. karakter rakam olmalı, “${fault.letter}” yazılmış`,
        lookalikes[fault.letter] ?? 'İlk dört harften sonra yalnız rakam gelir.',
      )
    case 'missing_digit':
      return missingDigit(fault.expected)
    case 'too_short':
    case 'too_long':
      return wrongLength(fault, 'karakter', 'Konteyner numarası 11 karakterdir.')
  }
}

/** Letters that look like digits. */
const lookalikes: Record<string, string> = { O: 'O yerine 0 mı?', I: 'I yerine 1 mi?' }

function awbFault(fault: AwbFault): Verdict {
  switch (fault.why) {
    case 'empty':
      return { tone: 'open', title: 'Bir numara yazın', note: '' }
    case 'not_a_digit':
      return {
        tone: 'bad',
        title: `AWB numarasında “${fault.character}” olmaz`,
        note:
          lookalikes[fault.character] ??
          'Rakamla başlayan numara AWB olarak okunur ve yalnız rakamdan oluşur.',
      }
    case 'missing_digit':
      return missingDigit(fault.expected)
    case 'too_short':
    case 'too_long':
      return wrongLength(fault, 'rakam', 'AWB numarası 11 rakamdır.')
  }
}
