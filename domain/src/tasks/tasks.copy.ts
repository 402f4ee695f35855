/** Sentences about long work. Without zod, since pages load it. */
export const taskProblems = {
  TOO_MANY_TASKS: {
    status: 409,
    message: 'Süren işleriniz var. Biri bitince yeniden deneyin ya da birini iptal edin.',
  },
  TASK_UNFINISHED: { status: 409, message: 'Bu iş sürüyor. Kaldırmak için önce iptal edin.' },
  TASK_NOT_REPEATABLE: { status: 409, message: 'Bu iş sürüyor ya da tamamlandı.' },
} as const

export const taskFailed = 'İş tamamlanamadı. Yeniden deneyin; yine olmazsa destek ekibine haber verin.'
export const taskLost = 'İş yarıda kaldı. Yeniden deneyin.'
