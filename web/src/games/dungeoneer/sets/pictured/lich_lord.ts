/** The cards of this set that the pictures of its rules page show: with every kind of exit, a curse, a trap. */
export default { exits: 'inner-sanctum', curse: 'create-darkness', trap: 'whispering-darts' }
