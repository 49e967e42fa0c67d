/** Key in a box's data set while its text is being composed: the list, which loads later, cannot know otherwise. */
export const composing = 'composing'
