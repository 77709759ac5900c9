import { any, carrier, end, money, relative, sum, within } from './vocabulary.ts'

const transfer = any('transf(?:e|er|erencia)? deposito giro')
const article = '(?:(?:la|una|el|un|por|por_una)_)?'
const wired = any(
  'transferi transferimos transfirio transferido deposite depositado gire girado (?:te|le|se|me|ya|mujer|marido|vieja|hija|hijo)_deposito',
  '(?:te|le)_(?:depositamos|transferimos|giramos)',
  `(?:hice|hizo|hecha|realice|realizo|efectue|mande|mando|envie|esta|salio|hacer(?:te)?)_(?:hecha_)?${article}${transfer}(?!_a_cargo)`,
  `${transfer}_(?:hecha|realizada|enviada|lista|ok)`,
  '(?:mande|envie|pase|gire|acredite|puse)_(?:la|el)_(?:plata|dinero|pago|guita)',
  '(?:te|le)_(?:pase|mande|envie)_(?:la_plata|el_dinero|la_guita|el_pago|plata)',
)
const past = any('transferi transfirio deposit(?:e|o|amos) gir(?:e|o) acredit(?:o|aron|amos|e) pag(?:ue|o|amos)')
const sent = any('mand(?:e|o|amos) pas(?:e|o) envi(?:e|o) pus(?:e|o) gir(?:e|o) entro figura aparecio')
const tooMuch = any(
  'de_mas demas (?:un|otro)_(?:0|cero) dos_veces (?:el_|al_)?doble en_vez_de en_lugar_de por_error sin_querer equivocad eran_\\d',
)
const back = any('devolv[a-z]* devuelv[a-z]* reintegr[a-z]* regres[a-z]* retorn[a-z]* reembols(?:ame|a|e)')
const backToMe = any('devolve(?:me)? devuelvame me_devolves me_devolvas regresa(?:me)? reintegra(?:me)? reembolsa(?:me)? retorna(?:me)?')
const apart = any(
  `por_?_?afuera afuera por_fuera fuera_de_(?:la_)?(?:feria|app|pagina|plataforma|aca)
    sin_(?:la_|pagar_)?(?:app|pagina|plataforma|comision) directo derecho sin_intermediarios en_forma_directa`,
)
const trade = any(
  'paga(?:me|s|r|rme|rlo|rle)? compra(?:r|me)? vend(?:o|er|ertelo) arregl(?:ar|amos|emos) cerra(?:mos|r) hac(?:emos|er|elo|erlo|emoslo)',
  'transfer(?:is|i|ime|ir) oper(?:ar|amos) trat(?:o|ar|emos) negoci(?:emos|ar) manej(?:emos|arnos) saltemonos',
)
const wireMe = any(
  `transfer(?:ime|imelo|irme|ile|is|i)(?!_(?:el_auto|la_moto|el_08|el_titulo|con_el_numero)) depositame(?:lo)? deposita(?:r|s|le)?
    girame(?:lo)? giras`,
  '(?:mand|pas)(?:a|ame)_la_(?:plata|guita) hac(?:eme|e|game)_(?:la|una|un)_(?:transf(?:erencia)?|deposito)',
)
const early = any('sena senita adelanto anticipo reserva garantia_reembolsable deposito_(?:en|de)_garantia')
const fee = any(
  `seguro poliza tasa impuesto aduana gastos?_(?:de_envio|administrativ[a-z]*) tramite habilitacion viaje traslado certificado flete
    cadete comisionista fletero envio adelanto`,
)
const returned = any(
  'te_l[oa]s? se_l[oa] me_l[oa]_(?:sumo|resto) reintegr devuel reembols yo_te primero antes libere libera sumo retien para_que',
)

/** Money past Feria: told to be sent, sent too much, asked for before there is anything to pay for. */
export const moneySignals = {
  paid: [
    `(?<!auto |moto |registro |si me |cuando me |cuando |si )${wired}${end}(?! (?:del?|a cargo|en el registro|el auto|la moto))`,
    `(?:pago|plata|dinero|transferencia|monto|deposito|guita) (?:ya |me |te )?${any(`esta fue quedo sigue figura salio
      sale`)} ${any(`hech[oa] realizad[oa] enviad[oa] retenid[oa] en_proceso en_revision pendiente procesando efectuad[oa] debitad[oa]
      de_mi_cuenta en_camino`)}`,
    `(?:pague|pagado|abone|pago hecho|pago realizado)${within(20)}${any('transferencia debin cajero deposito western giro')}${end}`,
  ],
  claimsPaid: [
    `(?:te|le) pague${end}|realizar el pago|se me (?:desconto|debito)|plata (?:es tuya|en tu cuenta|te aparece)|te aparece en un rato
      |hice el pago|esta pago|ya pague|pague con transferencia|no te figura`,
  ],
  receipt: [
    `${any(`comprobante constancia captura recibo ticket foto`)} (?:de|del) (?:la |el |mi )?${any(`transferencia transfe transf
      deposito giro debin comprobante pago operacion`)}`,
    `comprobante${end}(?! ?(?:del? ${any('compra garantia la_garantia la_compra la_caja despacho envio correo')}))`,
    `(?:ahi|aca|ya|te|le|mir[ae]|mando|adjunto|paso|tengo|muestro)${within(15)} (?:el |la |mi )?(?:captura|recibo|constancia|ticket)
      ${end}(?! ?(?:del? |andando|de compra))`,
    `(?:te|le)${within(12)}(?:lleg|mand|envi)${within(12)}(?:mail|correo|email)${within(25)}${any('confirm pago feria banco mercado')}`,
  ],
  delay: [
    `${any(`tarda demora demorar impacta se_acredita acreditarse acredita entra se_libera libera(?:n)? aparece refleja figura`)}
      ${within(30)}${any(`\\d+_?(?:hs?|horas|dias|min) horas manana noche rato habiles lunes despues cuando un_poco`)}`,
    `banco (?:demora|tarda|l[oa] retiene|l[oa] libera|esta demorado|tiene demora|esta en mantenimiento)|no te figura|otro banco
      |a veces tarda|retenid[oa] hasta|cuestion de horas`,
  ],
  handover: [
    `(?:des?pach(?:a|alo|ala|es|ame|ar|as|elo)|mand(?:alo|amelo|ala)|mandame el (?:producto|paquete|celu)|envia(?:lo|melo|la|mela)
      |enviame el|entreg(?:a|as|ue|uen|ame|aselo|ale|alo|ala|uelo)|dase(?:lo|la)|daselo|dasela|d(?:ale|as) (?:el|la)|se lo das
      |no me l[oa] das|damel[oa]|solta(?:me|lo|la)?|dej(?:alo|aselo) (?:en|a)|l[oa] (?:pasa|pasan) a buscar|pasa a (?:buscarl?[oa]?
      |retirar(?:l[oa])?)|lo podes dar|l[oa] retira)${end}`,
    `manda(?:me)? (?:el|la) (?!plata|guita|foto|direccion|ubicacion|medida|link|enlace|factura|codigo|numero|captura)[a-z]+|
      ${any(`subas pasame cargues mandes pases`)} (?:el )?(?:numero de )?seguimiento|foto del (?:envio|despacho)|cuando (?:mandes
      |despaches|envies)|l[oa] (?:envies|mandes|despaches|entregues)`,
    `(?:ir |vas )?(?:mandando|despachando|enviando)l[oa]|espero (?:el|tu|su) envio|(?:a la )?espera (?:de que|del) (?:entreg|envi)
      |(?:pasa|va|manda)${within(20)} a (?:buscarl|retirarl)[oa]|en camino`,
    `(?:mando|envio|va|pasa|te mando|sale|esta yendo)${within(10)} (?:un |una |a un |el |la |mi )?(?:${carrier}|${relative})${end}`,
  ],
  overpaid: [
    `${past}${end}${within(30)}${tooMuch}`,
    `${sent}${end}${within(30)}(?:${money}|pesos|\\d mil|\\d{4,}|cero|un 0)${within(25)}${tooMuch}`,
    `${sent}${end}${within(15)}(?:un|otro) (?:0|cero)|(?:entro|figura|llego) (?:plata )?de mas`,
    `${any(`sin_querer por_error me_(?:equivoque|confundi) se_(?:equivoco|confundio) se_me_fue equivocadamente hice_mal`)}
      ${within(40)}${any(`transferi transfirio transferencia deposit gire plata guita otro_cero`)}`,
    `${back}${within(30)}${any(`(?:la_|de_)diferencia_(?:a|al|por|asi|que) excedente vuelto sobrante lo_que_sobr una_al plata_que
      que_sobro`)}`,
    `(?:${back}|gir[a-z]*|mand[a-z]*)${within(20)}${any(`diferencia el_resto sobra`)}${within(15)}${any(`alias cbu cvu cuenta transf
      porfa por_favor flete me_ proveedor`)}`,
    `(?:gir(?:a|as|ame)|devolv[a-z]*|devuelv[a-z]*) (?:lo que sobra|el resto|una de las dos)|(?:devolve|devolveme|devuelva) una${end}
      |(?:${backToMe}|girame
      |me giras) la diferencia`,
    `${backToMe} (?:(?:esos|los|las|unos|aunque sea) )?(?:${sum}|la mitad|\\d)|diferencia mandasela|(?:plata|guita|dinero) de mas`,
    `(?:acredit[a-z]*|sistema|banco|comprador)${within(30)}${any(`\\bdoble monto_mayor de_mas por_error`)}|(?:deposit|transfir
      |transfer)[a-z]*${within(30)}plata (?:que no era|por error)`,
  ],
  outside: [
    `${trade}${within(30)} ${apart}${end}|(?:ahorr|evit|salt)${within(20)}${any(`comision la_pagina la_app la_plataforma
      intermediario`)}|(?:sin|fuera de) la (?:app|pagina|plataforma|comision)`,
    `${any(`por_aca la_pagina la_app feria aca`)}${within(15)}${any(`cobra(?:n)? te_cobran se_queda me_come`)}${within(20)}
      ${any(`comision mucho % un`)}${within(20)}${any(`, y mejor arregl por`)}`,
    `(?:no (?:lo )?compres|no pagues|no confies)${within(20)}${any(`por_la_app por_aca por_la_pagina por_feria en_la_pagina
      en_feria`)}|cancel(?:a|emos|amos)(?:la)?(?: la compra)?${within(20)}${any(`pagame transfer deposit arregl por_fuera directo`)}`,
    `${wireMe}${end}|hacemos directo|hacelo directo|rapi ?pago|pago ?facil|western union|moneygram|paypal amigos`,
    `${any(`precio descuento pagos? pagas pagame acepto solo unicamente sale mas_barato rebaja bajo`)}
      ${within(25)}(?:por |con |en |x )${any(`transferencia transf deposito giro`)}`,
    `(?:pag[a-z]*|mand[a-z]*|acepto|cobro|con|en) ${within(12)}${any(`crypto cripto usdt bitcoin btc gift_?cards? tarjetas?_de_regalo
      wallet`)}${end}`,
    `${any('transferencia deposito pago')} ${any('previ[oa] direct[oa] anticipad[oa] por_adelantado adelantad[oa] ahora ya')}${end}`,
    `(?:(?:a|al|en|es|de) (?:mi|este|ese|tu)|al|este|paso (?:el|un|mi|mis)|te paso) (?:alias|cbu|cvu)${end}(?! ya)|(?:mi|el) (?:alias
      |cbu|cvu) (?:es|:)|(?:cbu|cvu|cuenta|alias)[: ]{1,2}[\\d -]{18,30}`,
    `(?:primero|antes|ahora|ya)${within(12)}(?:transfier|deposit|transferi)|transfier(?:e|as|an|en)${end}${within(25)}${any(`lleva
      reserv guard despach env mand total ahora hoy primero`)}|me esta por transferir`,
  ],
  deposit: [
    `${any(`dej(?:a|ame|as|ar|ando) hac(?:e|eme|es|er|game) mand(?:a|ame|as) pas(?:a|ame) deposit(?:a|ar|as|ame) transfer(?:i|ime|ir)
      con_(?:una|la) necesito gir(?:a|ame) pag(?:a|ame|as|ar) pide[ns]?`)} (?:(?:una|un|la|el|de|minima|pequena) )*${early}
      ${end}(?! (?:de (?:la|un|dos|fabrica|\\d)|oficial|hasta|escrita))`,
    `(?:si )?(?:no )?(?:senas|sename|senalo|senamelo)${end}|sena (?:ahora|hoy|ya|y te|te lo|por)|de ${early}${end}
      ${within(15)}(?:te lo|lo |reserv|guard)`,
    `${any(`la_mitad el_50 50_?% el_primer_mes un_adelanto una_parte plata todo lo`)}${within(10)}(?:por )?${any(`adelantad[oa]
      adelanto anticipad[oa]`)}|por adelantado|se (?:abona|paga)${within(12)}(?:anticipad|adelantad|el 50)`,
    `(?:deposit|transfer|gir)[a-z]*${within(10)}${any(`la_mitad el_total primero una_parte`)}|cuando me (?:transfieras|deposites
      |gires)|solo acepto transferencia|el que primero (?:transfiere|deposita|sena)`,
    `(?:para|antes de) (?:ver|reservar|mostrar|visitar)[a-z]*${within(30)}${any(`deposit transfer garantia sena`)}|(?:reserv|guard)
      ${within(20)}(?:con|si)${within(12)}${any(`sena transf deposit adelant`)}`,
    `(?:si me |me )?(?:mand|pas|gir|deposit)(?:a|as|ame)(?:s)? ${sum}${end}|con ${sum} (?:de sena )?(?:te|se) l[oa] (?:reserv|guard)
      |deposito de ${sum}`,
  ],
  fee: [
    `${any(`pag(?:a|ar|as|ue|ues|ale|arle|arlo|arles|alo|o_de) abon(?:a|ar|e|es|as|ando) transfer(?:i|ile|ir) cubr(?:i|ir)
      adelant(?:a|ar|ale|ales)`)}${within(30)}(?:${fee}|${sum})${within(45)}${returned}`,
    `${any(`seguro poliza tasa impuesto garantia deposito`)}${within(20)}(?:reembols|reintegr)|tenes que pagar(?:le|les|lo)
      ${within(20)}primero`,
    `(?:antes|primero)${within(20)}(?:pag|abon)[a-z]*${within(20)}${fee}|(?:pag|abon)[a-z]* (?:antes|primero)${within(20)}${fee}|
      ${end}(?:abon|pag)[a-z]* (?:la |una )?tasa${end}`,
    `(?:retenid[oa]|retiene|demorad[oa]|detenid[oa]|frenad[oa])${within(5)}.{0,12}${within(30)}${any('aduana tasa pag[aeu] abon seguro')}`,
    `(?:cobra(?:n)?|pide(?:n)?|pedir)${within(20)}${any(`tasa seguro impuesto aduana adelanto certificado`)}${within(60)}
      ${any(`reintegr devuel reembols pag[aeu] abon mandame`)}`,
    `${carrier} no (?:maneja|acepta|lleva|tiene) efectivo|(?:transfer|deposit)[a-z]*${within(20)}al (?:alias del )?${carrier}`,
    `(?:te|le) (?:lleva|llevan|entrega|entregan|da|dan)(?: en mano)? (?:la plata|la guita|el efectivo|el total|el dinero)
      |con la plata en (?:un sobre|efectivo)|paga el seguro`,
  ],
  bank: [
    `${any(`anda ve vete acerc(?:ate|arte|ese) tenes_que_ir vaya entra`)} ${within(10)}(?:al|a un|hasta el|a algun) cajero|cajero
      ${within(25)}${any(`guio guiar ayudo clave validar habilit`)}|cajero automatico${within(30)}(?:salio|clave|numero)
      |por cajero automatico`,
    `(?:te|le|lo|la) (?:van|va) a llamar${within(20)}${any(`banco soporte mercado feria`)}|clave${within(15)}cajero|debito inmediato
      |(?:pasos|indicaciones) que te (?:voy|van)`,
    `(?:habla|hablo|llamo|escribo|somos|soy|te hablo|le hablo)${within(20)}${any(`gerente del_banco del_area soporte seguridad
      de_feria mercado_?(?:pago|libre) del_correo moderador administrador cartero anses afip arca equipo_de`)}`,
    `${any(`asesor agente ejecutiv[oa] representante operador[a]?`)}${within(25)}${any(`mercado_?pago banco feria correo cobranza`)}
      |(?:para|poder) (?:cobrar|recibir)${within(25)}${any(`saldo transfer prestamo cajero activ habilit`)}`,
    `(?:prestamo|credito)${within(25)}${any(`preaprobado pre_aprobado se_cancela para_que y_despues`)}|(?:pedi|pedir|saca|sacar|toma
      |solicita) (?:un )?prestamo`,
    `transferencia (?:de )?prueba|cuenta${within(30)}(?:se active|activar)|(?:mand|transfer|deposit)[a-z]*
      ${within(20)}para (?:que se )?(?:activ|habilit|valid|verific)`,
    `(?:entra|ingresa|abri) (?:al|en el|en) (?:tu )?home ?banking|home ?banking${within(15)}(?:decime|aceptas|pone)`,
  ],
} as const
