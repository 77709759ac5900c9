/** English words of product names, which searches copy. One group per line, in the notation of `synonyms.ts`. */
export const english = `
~ mesa table
~ silla chair
~ jardin garden
~ pared wall
~ reproductor player
~ estacion station
~ arco bow
~ flecha arrow
~ bolsa bag
~ camara camera
~ agua water
~ aceite oil
~ crema cream
~ papel paper
~ caja box
~ cocina kitchen
~ baño bathroom
~ puerta door
~ ventana window
~ habitacion dormitorio* room bedroom
~ cama bed
~ rueda wheel
~ sonido sound
~ pantalla screen display
~ bateria battery
~ memoria memory
~ soporte stand bracket
~ rostro facial face
~ ojo eye
~ labio lip
~ limpiador cleaner
~ hoja leaf
~ flor flower
~ arbol tree
~ caballo horse
~ navidad navideño christmas xmas
~ fiesta party
~ boda wedding
~ verano summer
~ invierno winter
~ lluvia rain
~ estrella star
~ corazon heart
~ oro gold
~ acero steel
~ hierro iron
~ cobre copper
~ aluminio aluminium aluminum
~ bambu bamboo
~ carrera racing
~ caza hunting
~ pesca fishing
~ viaje travel
~ oficina office
~ escuela escolar school
~ cocinar cook cooking
~ botella bottle
~ aguja needle
~ hilo thread
~ tela fabric
~ espuma foam
~ cuerda rope
~ cadena chain
~ llavero keychain
~ bandera flag
~ caballero_medieval knight
~ dinosaurio dinosaur
~ oso bear
~ pajaro bird ave
~ pescado fish
~ pollo chicken
~ carne meat beef
~ queso cheese
~ leche milk
~ miel honey
~ azucar sugar
~ sal salt
~ arroz rice
~ pan bread
~ fruta fruit
~ cafe* coffee
~ proteger protector protection
~ afilador sharpener
~ bomba pump
~ filtro filter
~ valvula valve
~ medidor meter tester
~ sensor detector
~ cortador cutter
~ rodilla knee rodillera
~ tobillo ankle tobillera
~ muñequera wrist wristband
~ espalda lumbar back
~ hombro shoulder
~ entrenamiento training workout
~ corredor runner running
~ natacion swimming
~ ciclismo cycling ciclista
~ fotografia photography foto photo
~ temporada season
~ edicion edition
`
