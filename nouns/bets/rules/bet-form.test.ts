import { describe, expect, test } from 'vitest'
import { type BetForm, type BetFormProblem, betFormProblem } from './bet-form.ts'
import * as limits from './bet-limits.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const form: BetForm = {
  ...{ name: 'finale', title: 'Who wins?', terms: 'What the run says.', shown: '' },
  ...{ options: ['yes', 'no'], images: ['', ''], odds: [900, 900], deadline: minutes(1_440) },
  ...{ resource: 'faith', oddsType: 'dynamic', base: 300, multi: false, ofMember: false },
}
const long = (weight: number) => 'x'.repeat(weight + 1)

describe('a form', () => {
  test.each<[string, Partial<BetForm>, BetFormProblem | null]>([
    ['as it should be', {}, null],
    ['a name of two letters', { name: 'ab' }, 'nameWrong'],
    ['the name of the page of the form', { name: 'New' }, 'nameWrong'],
    ['no title', { title: ' ' }, 'missingTitle'],
    ['a long title', { title: long(limits.betTitle) }, 'titleLong'],
    ['no terms', { terms: '\n' }, 'missingTerms'],
    ['long terms', { terms: long(limits.betTerms) }, 'termsLong'],
    ['a long text that is shown with the stakes', { shown: long(limits.betTerms) }, 'termsLong'],
    ['an empty option', { options: ['yes', ' '] }, 'optionEmpty'],
    ['a long option', { options: ['yes', long(limits.betOption)] }, 'optionLong'],
    ['an option twice', { options: ['Yes', ' yes '] }, 'optionTwice'],
    ['an option twice, once in full width', { options: ['yes', 'ｙｅｓ'] }, 'optionTwice'],
    ['an option twice, once with a letter without width', { options: ['a b', 'a\u200b b'] }, 'optionTwice'],
    ['a picture too few', { images: [''] }, 'imagesCount'],
    ['odds too few', { odds: [900] }, 'oddsCount'],
    ['a deadline too soon', { deadline: minutes(limits.betMinutesMin - 1) }, 'deadlineSoon'],
    ['a deadline just late enough', { deadline: minutes(limits.betMinutesMin) }, null],
    ['a deadline as late as can be', { deadline: minutes(limits.betDaysMax * 1_440) }, null],
    ['a deadline too late', { deadline: minutes(limits.betDaysMax * 1_440 + 1) }, 'deadlineFar'],
    ['a deadline that is none', { deadline: new Date(Number.NaN) }, 'deadlineSoon'],
  ])('with %s', (...[, change, problem]) => {
    expect(betFormProblem({ ...form, ...change }, now)).toBe(problem)
  })
})
