import { timesOf } from '../../session/times.ts'

/**
 * Writes tooltips of times in the reader's time zone, with the time of Beijing beside it, once the pointer is over one:
 * nobody sees a tooltip before, and most readers are in the zone of Beijing.
 */
export const watchTimes = (): void => {
  document.addEventListener('pointerover', ({ target }) => {
    const time = target instanceof Element ? target.closest('time[title]') : null
    if (!(time instanceof HTMLTimeElement) || !instant.test(time.dateTime)) return
    time.title = timesOf(document.documentElement.lang === 'en' ? 'en' : 'zh').exact(time.dateTime)
  })
}

const instant = /T.*(Z|[+-]\d\d:?\d\d)$/
